const bytes = {
  quote: 34,
  backslash: 92,
  openBrace: 123,
  closeBrace: 125,
  openBracket: 91,
  closeBracket: 93,
};
const featureMaxBytes = 64 * 1024 * 1024;

/**
 * The objects of the list that a GeoJSON file consists of, one at a time, each as its text: such a file is far larger
 * than memory should be. An object is one when it stands in a list of the outermost object.
 */
export async function* parseFeatures(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  /** The brackets that are open: { or [. */
  const open: number[] = [];
  let parts: Buffer[] = [];
  let size = 0;
  let [isText, isEscaped, isFeature] = [false, false, false];

  for await (const chunk of chunks) {
    let start = 0;
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i] as number;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === bytes.backslash) isEscaped = true;
        else if (byte === bytes.quote) isText = false;
      } else if (byte === bytes.quote) isText = true;
      else if (byte === bytes.openBrace || byte === bytes.openBracket) {
        if (byte === bytes.openBrace && open.length === 2 && open[1] === bytes.openBracket) {
          [isFeature, start] = [true, i];
        }
        open.push(byte);
      } else if (byte === bytes.closeBrace || byte === bytes.closeBracket) {
        open.pop();
        if (isFeature && open.length === 2) {
          yield Buffer.concat([...parts, chunk.subarray(start, i + 1)]).toString('utf8');
          [isFeature, parts, size] = [false, [], 0];
        }
      }
    }
    if (isFeature) {
      const rest = chunk.subarray(start);
      size += rest.length;
      if (size > featureMaxBytes) throw new RangeError('A feature is larger than any boundary');
      parts.push(rest);
    }
  }
  if (isFeature) yield Buffer.concat(parts).toString('utf8');
}
