/** Browsers send the form of a page in one way, mail programs their one click in either. */
export function parseForm(contentType: string, body: string): URLSearchParams {
  if (!/^multipart\/form-data\b/i.test(contentType)) return new URLSearchParams(body);
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of body.matchAll(
    /;\s*name="([^"\r\n]*)"[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gi,
  ))
    form.append(name, value);
  return form;
}
