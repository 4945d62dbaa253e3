import { accountSamples } from '@/lib/emails/samples/account-samples'
import { contributionSamples } from '@/lib/emails/samples/contribution-samples'
import { invoiceSamples } from '@/lib/emails/samples/invoice-samples'
import { leavingSamples } from '@/lib/emails/samples/leaving-samples'
import { memberSamples } from '@/lib/emails/samples/member-samples'
import { planSamples } from '@/lib/emails/samples/plan-samples'
import { productionSamples } from '@/lib/emails/samples/production-samples'
import { resellerSamples } from '@/lib/emails/samples/reseller-samples'
import type { Samples } from '@/lib/emails/samples/sample'
import { serviceSamples } from '@/lib/emails/samples/service-samples'
import { shopOrderSamples } from '@/lib/emails/samples/shop-order-samples'
import { supportSamples } from '@/lib/emails/samples/support-samples'
import type { SiteProps } from './email-frame'
import { type RenderedMail, renderMail } from './render-mail'
import type { MailTemplate, MailTemplates } from './templates'

// A template without a sample does not compile.
const mailSamples: Samples = {
  ...accountSamples,
  ...contributionSamples,
  ...supportSamples,
  ...invoiceSamples,
  ...leavingSamples,
  ...memberSamples,
  ...productionSamples,
  ...resellerSamples,
  ...planSamples,
  ...shopOrderSamples,
  ...serviceSamples,
}

export type MailSample = {
  template: MailTemplate
  /** The case, in Danish. */
  name: string
  /** `change` modifies the sample's props, for tests. */
  render: (change?: <Props extends object>(props: Props) => Props) => Promise<RenderedMail>
}

/** Every sample of every template, for this site. */
export function listMailSamples(site: SiteProps): MailSample[] {
  return Object.keys(mailSamples).flatMap((name) => (isTemplate(name) ? samplesOf(name, site) : []))
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailSamples, name)

function samplesOf<Name extends MailTemplate>(template: Name, site: SiteProps): MailSample[] {
  return Object.entries<(site: SiteProps) => MailTemplates[Name]>(mailSamples[template]).map(([name, props]) => ({
    template,
    name,
    render: (change = (same) => same) => renderMail({ template, props: change(props(site)) }, change(site)),
  }))
}
