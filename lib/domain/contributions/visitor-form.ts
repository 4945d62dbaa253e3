import 'server-only'
import { contributionForms, contributionSections } from '@/lib/domain/contributions/form-names'
import { type ContributionKind, type ContributionView, sentFromLayout } from '@/lib/domain/contributions/schema'
import type { FormAnswer, FormValues } from '@/lib/server/command'

/** Where a visitor's form without script leads: to its list or back to the form, in the layout it was sent from. */
export function visitorForm(kind: ContributionKind): FormAnswer<ContributionView> {
  const page = ({ id = '' }: Record<string, string>, { layout }: FormValues) =>
    `/${sentFromLayout.parse(layout)}/${encodeURIComponent(id)}`
  return {
    name: contributionForms[kind],
    done: (_, params, values) => `${page(params, values)}?tak=${kind}#${contributionSections[kind]}`,
    back: page,
    secret: ['website', 'altcha', 'key', 'layout'],
  }
}
