const GONE = [404, 410];

/** True when the host answers that it has no such file, and does not lead elsewhere, as hotel portals do. */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return GONE.includes(status);
  } catch {
    return false;
  }
}

/** True when the host sends other bytes than a failed request was to have; false for the expected bytes, or no response. */
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
