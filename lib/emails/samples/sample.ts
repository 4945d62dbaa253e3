import type { Statement } from '@/lib/emails/account-emails'
import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplate, MailTemplates } from '@/lib/emails/templates'

/** Sample props for each mail, by the name of the case. */
export type Samples = { [Name in MailTemplate]: Record<string, (site: SiteProps) => MailTemplates[Name]> }

export const token = 'bR4f0kq2Vd_8sYw1nHc7LzTgXe3JmPaU6oIv9-KtQyE'
export const longName = 'Anna Margrethe Elisabeth Wilhelmine Kirstine von Holstein-Rathlousdal'
export const at = ({ siteUrl }: SiteProps, path: string) => new URL(path, siteUrl).href

/** The statement of reasons of a closed account or a suspended reseller. */
export const statement = (site: SiteProps, ground: string, who: 'Du' | 'I'): Statement => ({
  facts: `${ground} Vi så det selv. Afgørelsen er truffet af et menneske og uden brug af automatik.`,
  complaint: {
    sentence:
      who === 'Du'
        ? 'Er du ikke enig, kan du klage til os inden for seks måneder.'
        : 'Er I ikke enige, kan I klage til os inden for seks måneder.',
    url: at(site, `/contact?klage=${token}`),
  },
  elsewhere: `${who} kan også gå til domstolene.`,
})
