/** Mails as servers send them back, in the forms of RFC 3464, RFC 5965 and RFC 3834. */
export function bounceReport({
  to,
  recipient,
  status,
  action,
  original = 'other@elsewhere.example',
}: {
  to: string;
  recipient: string;
  status: string;
  action: 'failed' | 'delayed';
  original?: string;
}): string {
  return lines(`
    Return-Path: <>
    From: Mail Delivery Subsystem <mailer-daemon@mx.example.com>
    To: <${to}>
    Subject: Delivery Status Notification (Failure)
    Auto-Submitted: auto-replied
    MIME-Version: 1.0
    Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

    --b1
    Content-Type: text/plain; charset=utf-8

    Your message to ${recipient} could not be delivered.

    --b1
    Content-Type: message/delivery-status

    Reporting-MTA: dns; mx.example.com
    Arrival-Date: Wed, 12 Nov 2025 14:00:01 +0000

    Final-Recipient: rfc822; ${recipient}
    Action: ${action}
    Status: ${status}
    Remote-MTA: dns; mx.example.com
    Diagnostic-Code: smtp; 550 ${status} <${recipient}> user unknown

    --b1
    Content-Type: text/rfc822-headers

    Message-ID: <${original}>
    Subject: News

    --b1--
  `);
}

export function abuseReport(original: string): string {
  return lines(`
    From: feedback@isp.example
    To: abuse@hearthline.test
    Subject: Complaint
    MIME-Version: 1.0
    Content-Type: multipart/report; report-type=feedback-report; boundary="b2"

    --b2
    Content-Type: text/plain

    This is a complaint about a mail.

    --b2
    Content-Type: message/feedback-report

    Feedback-Type: abuse
    User-Agent: Example/1.0
    Version: 1

    --b2
    Content-Type: message/rfc822

    From: Maya <no-reply@hearthline.test>
    Message-ID:
     <${original}>
    Subject: News

    Hello
    --b2--
  `);
}

export const replyTo = (original: string): string =>
  lines(`
    From: Reader <reader@example.com>
    To: Maya Tester <maya@hearthline.test>
    Subject: Re: News
    In-Reply-To: <${original}>
    References: <${original}>
    MIME-Version: 1.0
    Content-Type: text/plain; charset=utf-8

    Yes, please. Saturday is fine.
  `);

export const outOfOffice = (original: string): string =>
  replyTo(original).replace('MIME-Version', 'Auto-Submitted: auto-replied\r\nMIME-Version');

const lines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replace(/^ {4}/, ''))
    .join('\r\n');
