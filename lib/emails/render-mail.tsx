import { render } from '@react-email/render'
import { excerpt } from '@/lib/shared/text'
import type { SiteProps } from './email-frame'
import { type MailOf, type MailTemplate, type MailTemplates, type Template, templates } from './templates'

export type RenderedMail = { subject: string; html: string; text: string }

// As the column of the outbox; names of 160 characters exist.
const SUBJECT_MAX_LENGTH = 300

const asText = [
  // Left alone, headings and with them the names of the dead would be in capitals.
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  // The text says that there are some; their addresses mean nothing to a reader.
  { selector: 'img', format: 'skip' },
]

/** The mail as it is sent: one line of subject, HTML, and the same as plain text with every link written out. */
export async function renderMail<Name extends MailTemplate>(
  { template, props: own }: MailOf<Name>,
  site: SiteProps,
): Promise<RenderedMail> {
  const { subject, Body }: Template<MailTemplates[Name]> = templates[template]
  const props = { ...own, ...site }
  const mail = Body(props)
  const [html, text] = await Promise.all([
    render(mail),
    render(mail, { plainText: true, htmlToTextOptions: { wordwrap: 78, selectors: asText } }),
  ])
  return {
    subject: excerpt(subject(props).replace(/\p{Cc}+/gu, ' '), SUBJECT_MAX_LENGTH),
    html,
    text,
  }
}
