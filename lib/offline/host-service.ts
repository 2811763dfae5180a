const GONE = [404, 410];

/**
 * True when the host answers that it has no such file; false for any other answer, for none, and where
 * something leads elsewhere, as the portal of a hotel does.
 */
export async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
    });
    return GONE.includes(status);
  } catch {
    return false;
  }
}
