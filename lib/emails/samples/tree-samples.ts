import type { SiteProps } from '@/lib/emails/email-frame'
import type { MailTemplates } from '@/lib/emails/templates'
import { at, longName, type Samples } from './sample'

/** Family trees. */
export const treeSamples = {
  'tree-link-asked': {
    'med ord': (site) => ({ ...asked(site), message: 'Peter var min farfars bror. Vi har billeder, I måske kender.' }),
    'uden ord, lange navne': (site) => ({ ...asked(site), askerName: longName, personName: longName }),
  },
} satisfies Pick<Samples, 'tree-link-asked'>

function asked(site: SiteProps): Omit<MailTemplates['tree-link-asked'], keyof SiteProps> {
  return {
    fullName: 'Åse Ærø',
    askerName: 'Bo Sørensen',
    memorialName: 'Peter Holm',
    fromName: 'Karen Margrethe Holm',
    personName: 'Peter Holm, 1912 – 1988',
    message: null,
    answerUrl: at(site, '/memorial/peter-holm/admin/family'),
  }
}
