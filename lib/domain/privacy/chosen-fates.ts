import 'server-only'
import { heirIsNoMember } from '@/lib/domain/members/copy'
import { heirIsYourself, missingChoice, successorIsGone } from '@/lib/domain/privacy/copy'
import type { OwnedPage } from '@/lib/domain/privacy/owned-pages'
import { chosenSuccessor, type Fate, type FateKind } from '@/lib/domain/privacy/schema'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { emailKeyOf } from '@/lib/shared/identity-keys'

export type ChosenFate = { memorialId: string; name: string; kind: FateKind; heirEmail: string | null }

/**
 * The choice for each page, with the heir's mail address. Choices for other pages are ignored. Throws INVALID_INPUT
 * that names every page without a choice and every invalid heir.
 */
export function chosenFates(pages: OwnedPage[], choices: Record<string, Fate>, own: { emailKey: string }) {
  const fields: FieldErrors = {}
  const fates: ChosenFate[] = []
  for (const page of pages) {
    const choice = choices[page.id]
    if (!choice) {
      fields[`choices.${page.id}.kind`] = missingChoice(page.name)
      continue
    }
    const heir = heirOf(page, choice)
    if (heir.refusal) fields[`choices.${page.id}.${heir.refusal.field}`] = heir.refusal.message
    if (heir.email && emailKeyOf(heir.email) === own.emailKey) {
      fields[`choices.${page.id}.${choice.kind === 'hand_over' && choice.heirId ? 'heirId' : 'heirEmail'}`] =
        heirIsYourself
    }
    fates.push({ memorialId: page.id, name: page.name, kind: choice.kind, heirEmail: heir.email })
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', {}, fields)
  return fates
}

type Heir = { email: string | null; refusal?: { field: string; message: string } }

function heirOf(page: OwnedPage, choice: Fate): Heir {
  if (choice.kind !== 'hand_over') return { email: null }
  if (choice.heirEmail) return { email: choice.heirEmail }
  if (choice.heirId === chosenSuccessor) {
    return page.successor
      ? { email: page.successor.email }
      : { email: null, refusal: { field: 'heirId', message: successorIsGone } }
  }
  const member = page.members.find(({ userId, user }) => userId === choice.heirId && user.disabledAt === null)
  if (!member) return { email: null, refusal: { field: 'heirId', message: heirIsNoMember } }
  return { email: member.user.email }
}
