/** Fetches one of our own pictures as a file called `name`, to share. Throws when it cannot be loaded. */
export async function fetchPicture(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], name, { type: picture.type });
}
