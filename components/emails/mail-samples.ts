import type { SiteProps } from './email-frame'
import { type RenderedMail, renderMail } from './render-mail'
import { accountSamples } from './samples/account-samples'
import { contributionSamples } from './samples/contribution-samples'
import { leavingSamples } from './samples/leaving-samples'
import { memberSamples } from './samples/member-samples'
import { productionSamples } from './samples/production-samples'
import { proofSheetSamples } from './samples/proof-sheet-samples'
import { reportSamples } from './samples/report-samples'
import { resellerSamples } from './samples/reseller-samples'
import type { Samples } from './samples/sample'
import { supportSamples } from './samples/support-samples'
import type { MailTemplate, MailTemplates } from './templates'

// A template without a sample does not compile.
const mailSamples: Samples = {
  ...accountSamples,
  ...contributionSamples,
  ...reportSamples,
  ...supportSamples,
  ...leavingSamples,
  ...memberSamples,
  ...proofSheetSamples,
  ...resellerSamples,
  ...productionSamples,
}

export type MailSample = {
  template: MailTemplate
  /** What it is a case of, in Danish. */
  name: string
  /** `change` makes other props of the sample's, for a test. */
  render: (change?: <Props extends object>(props: Props) => Props) => Promise<RenderedMail>
}

/** Every sample of every template, as mails from that site. */
export function listMailSamples(site: SiteProps): MailSample[] {
  return Object.keys(mailSamples).flatMap((name) => (isTemplate(name) ? samplesOf(name, site) : []))
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailSamples, name)

function samplesOf<Name extends MailTemplate>(template: Name, site: SiteProps): MailSample[] {
  return Object.entries<(site: SiteProps) => MailTemplates[Name]>(mailSamples[template]).map(([name, props]) => ({
    template,
    name,
    render: (change = (same) => same) => renderMail(template, change(props(site))),
  }))
}
