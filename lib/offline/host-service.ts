const GONE = [404, 410];

/** True if the host says that the file is gone; a redirect, as by a hotel's portal, does not count. */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return GONE.includes(status);
  } catch {
    return false;
  }
}

/** True if the host sends other bytes than the request's hash expects; false without a response. */
export async function isAltered(request: Request): Promise<boolean> {
  try {
    const answer = await fetch(new Request(request, { integrity: '' }));
    const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
    const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
    return answer.ok && request.integrity !== `sha256-${base64}`;
  } catch {
    return false;
  }
}
