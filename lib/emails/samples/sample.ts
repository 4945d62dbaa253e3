import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplate, MailTemplates } from '@/lib/emails/templates'

/** Sample props for each mail, by the name of the case. */
export type Samples = { [Name in MailTemplate]: Record<string, (site: SiteProps) => MailTemplates[Name]> }

export const token = 'bR4f0kq2Vd_8sYw1nHc7LzTgXe3JmPaU6oIv9-KtQyE'
export const longName = 'Anna Margrethe Elisabeth Wilhelmine Kirstine von Holstein-Rathlousdal'
export const at = ({ siteUrl }: SiteProps, path: string) => new URL(path, siteUrl).href
