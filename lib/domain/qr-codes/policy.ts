import { canSeeMemorial, isHiddenPage, type MemberRole, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { isOutOfUse, type QrCodeState } from '@/lib/domain/qr-codes/schema'
import { type Actor, isFullAdministrator, userIdOf } from '@/lib/shared/actor'
import { isOpenPage } from '@/lib/shared/open-page'

/** This many wrong activation codes from one address lock a code for that address, for an hour. */
export const activationTries = 5
export const activationLockMs = 3600_000
/** This many within a day lock it for that address for a day. */
export const dayLockAfter = 15
/**
 * This many wrong tries within these days, from at least this many addresses, lock it for everyone for an hour, and
 * each further one again. Derived in docs/decisions/045-limits.md.
 */
export const lockForAll = { addresses: 5, tries: 25, days: 30 } as const
export const memorialsPerStone = 2

/** The states of codes that no family has claimed. */
export const freeStates = ['produced', 'assigned', 'handed_over', 'released'] as const satisfies readonly QrCodeState[]

/** What permissions on a code depend on. `role` in each memorial is the actor's. */
export type QrCodeSubject = {
  id: string
  code: string
  state: QrCodeState
  ownerId: string | null
  requiresActivation: boolean
  /** In their order on the stone, left to right. */
  memorials: MemorialSubject[]
}

export function isFreeState(state: QrCodeState): boolean {
  return freeStates.some((free) => free === state)
}

/** Not claimed by a family: no owner, and no page linked. */
export function isFreeCode(code: { state: QrCodeState; ownerId: string | null }): boolean {
  return code.ownerId === null && isFreeState(code.state)
}

export function ownsCode(actor: Actor, code: { ownerId: string | null }): boolean {
  const userId = userIdOf(actor)
  return userId !== null && code.ownerId === userId
}

/** The owner of the code or of the page. */
export function canUnlinkCode(actor: Actor, code: { ownerId: string | null }, role: MemberRole | null): boolean {
  return ownsCode(actor, code) || (userIdOf(actor) !== null && role === 'owner')
}

/** Blocking, unblocking and retiring codes is for full administrators. */
export const canManageCodes = isFullAdministrator

/** The workshop, too, reads packages and codes. */
export function canReadCodes(actor: Actor): boolean {
  return actor.kind === 'administrator'
}

/** What /qr-scan/{code} shows. */
export type ScanView =
  | { kind: 'unknown' }
  | { kind: 'memorial'; path: string }
  | { kind: 'free' }
  | { kind: 'claimable' }
  | { kind: 'mine' }
  | { kind: 'on_its_way' }
  | { kind: 'members_only' }
  | { kind: 'blocked' }
  | { kind: 'retired' }

/**
 * Depends on the state of the code and on the actor. If the linked pages cannot be opened by the actor, the view
 * explains that instead of leading to a 404.
 */
export function scanView(actor: Actor, code: QrCodeSubject | null): ScanView {
  if (!code) return { kind: 'unknown' }
  if (isOutOfUse(code.state)) return { kind: code.state }
  if (code.memorials.length > 0) return linkedView(actor, code)
  if (ownsCode(actor, code)) return { kind: 'mine' }
  if (!isFreeCode(code)) return { kind: 'on_its_way' }
  return { kind: userIdOf(actor) ? 'claimable' : 'free' }
}

function linkedView(actor: Actor, code: QrCodeSubject): ScanView {
  if (code.memorials.some((memorial) => canSeeMemorial(actor, memorial))) {
    return { kind: 'memorial', path: linkedPath(code) }
  }
  const hidden = hiddenPath(code.memorials)
  if (hidden) return { kind: 'memorial', path: hidden }
  const isPrivate = code.memorials.some(({ state, visibility }) => state !== 'draft' && visibility === 'members')
  return { kind: isPrivate ? 'members_only' : 'on_its_way' }
}

/** The path a linked code leads to: the page, or the page with both when two share the stone. */
export function linkedPath(code: { code: string; memorials: Array<{ slug: string }> }): string {
  const [first, second] = code.memorials
  if (!first || second) return `/memorial/qr/${code.code}/dual`
  return `/memorial/${first.slug}`
}

type Openness = Pick<MemorialSubject, 'state' | 'visibility' | 'hiddenAt'>

/** The path of a linked page that an administrator hid (it shows a notice), or null. */
export function hiddenPath(memorials: Array<Openness & { slug: string }>): string | null {
  const hidden = memorials.find(isHiddenPage)
  return hidden ? `/memorial/${hidden.slug}` : null
}

/** Whether visitors can open a linked page; then a scan leads straight there. */
export function leadsToOpenPage(memorials: Openness[]): boolean {
  return memorials.some(isOpenPage)
}
