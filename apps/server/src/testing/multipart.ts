/** A request body with one file, as a browser sends it. */
export async function createMultipart(
  bytes: Uint8Array,
  { field = 'file', name = 'picture.jpg' }: { field?: string; name?: string } = {},
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
