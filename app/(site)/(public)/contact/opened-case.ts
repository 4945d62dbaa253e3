import type { ReplyWay } from '@/lib/domain/support/client/hooks'
import { findCaseByLink, findOwnCase } from '@/lib/domain/support/queries'
import { caseNumberInput, type SenderCaseView } from '@/lib/domain/support/schema'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

type Opened =
  | { kind: 'none' }
  | { kind: 'case'; view: SenderCaseView; way: ReplyWay }
  /** The link opens nothing; `message` says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'sign-in'; back: string }
  | { kind: 'unknown' }

/** The case in the query: `?sag=` with the secret from a mail, or `?nr=` for the account that wrote it. */
export async function openedCase(actor: Actor, query: PageQuery): Promise<Opened> {
  const token = textParam(query, 'sag')
  if (token) {
    const found = await findCaseByLink(actor, { token })
    return 'message' in found ? { kind: 'refused', ...found } : { kind: 'case', view: found, way: { token } }
  }
  const asked = textParam(query, 'nr')
  if (!asked) return { kind: 'none' }
  if (!isSignedIn(actor)) return { kind: 'sign-in', back: `/contact?nr=${asked}` }
  const number = caseNumberInput.safeParse({ number: asked }).data?.number
  const view = number ? await findOwnCase(actor, { number }) : null
  return view ? { kind: 'case', view, way: { number: view.number } } : { kind: 'unknown' }
}
