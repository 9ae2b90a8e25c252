/** Browsers send the form of a page in one way, mail programs their one click in either. */
export function parseForm(contentType: string, body: string): URLSearchParams {
  if (!/^multipart\/form-data\b/i.test(contentType)) return new URLSearchParams(body);
  const form = new URLSearchParams();
  let name: string | undefined;
  let isValueNext = false;
  for (const line of body.split(/\r?\n/)) {
    if (isValueNext) {
      form.append(name ?? '', line);
      name = undefined;
      isValueNext = false;
    } else if (line === '') isValueNext = name !== undefined;
    else name = /;\s{0,5}name="([^"]*)"/i.exec(line)?.[1] ?? name;
  }
  return form;
}
