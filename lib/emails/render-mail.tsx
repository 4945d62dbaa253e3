import { render, toPlainText } from '@react-email/render'
import { excerpt } from '@/lib/shared/text'
import type { SiteProps } from './email-frame'
import { type MailOf, type MailTemplate, type MailTemplates, type Template, templates } from './templates'

export type RenderedMail = { subject: string; html: string; text: string }

// The length of the outbox's column; names can have 160 characters.
const SUBJECT_MAX_LENGTH = 300

const asText = [
  // By default headings, including the names of the dead, would be in capitals.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // The text mentions the pictures; their URLs mean nothing to a reader.
  { selector: 'img', format: 'skip' },
]

/** The mail as sent: single-line subject, HTML, and plain text with every link written out. */
export async function renderMail<Name extends MailTemplate>(
  { template, props: own }: MailOf<Name>,
  site: SiteProps,
): Promise<RenderedMail> {
  const { subject, Body }: Template<MailTemplates[Name]> = templates[template]
  const props = { ...own, ...site }
  const html = await render(Body(props))
  return {
    subject: excerpt(subject(props).replace(/\p{Cc}+/gu, ' '), SUBJECT_MAX_LENGTH),
    html,
    text: toPlainText(html, { wordwrap: 78, selectors: asText }),
  }
}
