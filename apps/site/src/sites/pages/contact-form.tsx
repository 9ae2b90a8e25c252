import type { SiteContactField, SiteContactForm } from '@hearthline/contract/site-pages';
import { describedBy, Field, FieldError, Trap } from '../parts/field.tsx';
import type { SiteContext } from '../site-context.ts';

interface ContactFormProps {
  site: SiteContext;
  form: SiteContactForm;
}

/** As they stand on the page. */
const fieldOrder: readonly SiteContactField[] = ['name', 'email', 'phone', 'message'];

/**
 * A plain POST. The browser checks nothing: what is wrong is said by the page, in words. The first such field has the
 * focus, so that it is read with what is wrong about it.
 */
export function ContactForm({ site, form }: ContactFormProps) {
  const { texts, frame, language } = site;
  const words = texts.contact;
  const { values, errors, home, challenge } = form;
  const [before, link, after] = words.privacy;
  const isFailed = Object.keys(errors).length > 0;
  const firstWrong = fieldOrder.find((name) => errors[name] !== undefined);
  const focusOn = (name: SiteContactField) => ({ autoFocus: firstWrong === name });
  return (
    <form className="letter" method="post" action={form.action} noValidate>
      <div className="letter-inside">
        {isFailed ? (
          <p className="form-error" role="alert">
            {errors.form ?? words.failed}
          </p>
        ) : null}
        {home === null ? null : (
          <p className="asked-home">
            <span>{words.aboutHome}</span>
            <a href={home.url}>{[home.address, texts.home.mls(home.mlsNumber)].filter(Boolean).join(', ')}</a>
          </p>
        )}
        <input type="hidden" name="stamp" value={form.stamp} />
        <Trap name={form.trapName} label={words.trap} />
        <Field
          name="name"
          label={words.name}
          defaultValue={values.name}
          error={errors.name}
          {...focusOn('name')}
          autoComplete="name"
          maxLength={120}
          required
        />
        <Field
          name="email"
          type="email"
          label={words.email}
          defaultValue={values.email}
          error={errors.email}
          {...focusOn('email')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Field
          className="whole"
          name="phone"
          type="tel"
          label={words.phone}
          hint={words.optional}
          defaultValue={values.phone}
          error={errors.phone}
          {...focusOn('phone')}
          autoComplete="tel"
          maxLength={40}
        />
        <div className="field whole">
          <label htmlFor="field-message">{words.message}</label>
          <textarea
            id="field-message"
            name="message"
            rows={5}
            maxLength={4000}
            required
            defaultValue={values.message}
            {...focusOn('message')}
            {...describedBy('message', errors.message)}
          />
          <FieldError name="message" error={errors.message} />
        </div>
        {form.consent === '' ? null : (
          <label className="consent whole">
            <input type="checkbox" name="consent" value="yes" />
            <span>
              {form.consent} <b>{words.notNeeded}</b>
            </span>
          </label>
        )}
        {challenge === null ? null : (
          <div className="whole">
            <div
              className="cf-turnstile"
              data-sitekey={challenge.siteKey}
              data-language={language}
              data-action="message"
            />
            <script src={challenge.scriptUrl} defer />
            <noscript>
              <p className="form-error">{words.noScript}</p>
            </noscript>
          </div>
        )}
        <p className="send whole">
          <button type="submit" className="button">
            {words.send}
          </button>
          <span>
            {before}
            <a href={frame.links.privacy}>{link}</a>
            {after}
          </span>
        </p>
      </div>
    </form>
  );
}
