import { describe, expect, it } from 'vitest'
import type { MemberRole, MemorialSubject } from '@/lib/domain/memorials/policy'
import { type QrCodeSubject, scanView } from '@/lib/domain/qr-codes/policy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { Actor } from '@/lib/shared/actor'

const me: Actor = {
  kind: 'user',
  contributorHash: null,
  userId: 'me',
  sessionId: 's',
  username: 'karen',
  fullName: 'Karen Holm',
  email: 'karen@eksempel.dk',
  reseller: null,
  hasConfirmed: true,
}
const visitor: Actor = { kind: 'visitor', contributorHash: null }

function code(state: QrCodeState, rest: Partial<QrCodeSubject> = {}): QrCodeSubject {
  return { id: 'c', code: 'ABCDE12345', state, ownerId: null, requiresActivation: false, memorials: [], ...rest }
}

function page(slug: string, rest: Partial<MemorialSubject> = {}): MemorialSubject {
  return { id: slug, slug, state: 'published', visibility: 'unlisted', hiddenAt: null, role: null, ...rest }
}

describe('what a scan shows', () => {
  it('is an explanation when the code is not one of ours', () => {
    expect(scanView(visitor, null)).toEqual({ kind: 'unknown' })
  })

  it.each<QrCodeState>(['produced', 'assigned', 'handed_over', 'released'])(
    'offers an account to visitors and the code to those signed in while it is %s',
    (state) => {
      expect(scanView(visitor, code(state))).toEqual({ kind: 'free' })
      expect(scanView(me, code(state))).toEqual({ kind: 'claimable' })
    },
  )

  it('is the set-up for the owner of a code without a page, and for others that the page is on its way', () => {
    const claimed = code('claimed', { ownerId: 'me' })
    expect(scanView(me, claimed)).toEqual({ kind: 'mine' })
    expect(scanView(visitor, claimed)).toEqual({ kind: 'on_its_way' })
    expect(scanView(me, code('claimed', { ownerId: 'somebody' }))).toEqual({ kind: 'on_its_way' })
  })

  it('is the page itself, with its notice, if an administrator hid it, also when both on the stone are hidden', () => {
    const hidden = { hiddenAt: new Date() }
    const both = code('linked', { memorials: [page('karen-holm', hidden), page('jens-holm', hidden)] })
    expect(scanView(visitor, both)).toEqual({ kind: 'memorial', path: '/memorial/karen-holm' })
    const draft = code('linked', { memorials: [page('karen-holm', { ...hidden, state: 'draft' })] })
    expect(scanView(visitor, draft)).toEqual({ kind: 'on_its_way' })
  })

  it('is the page, or both when two share the stone, regardless of the owner of the code', () => {
    const one = code('linked', { memorials: [page('karen-holm')] })
    const two = code('linked', { ownerId: 'me', memorials: [page('karen-holm'), page('jens-holm')] })
    expect(scanView(visitor, one)).toEqual({ kind: 'memorial', path: '/memorial/karen-holm' })
    expect(scanView(me, two)).toEqual({ kind: 'memorial', path: '/memorial/qr/ABCDE12345/dual' })
  })

  it.each<MemberRole>(['owner', 'editor', 'first_reader'])('is a draft for its %s, and for no one else', (role) => {
    const draft = (own: MemberRole | null) =>
      code('linked', { memorials: [page('karen-holm', { state: 'draft', role: own })] })
    expect(scanView(me, draft(role))).toEqual({ kind: 'memorial', path: '/memorial/karen-holm' })
    expect(scanView(me, draft(null))).toEqual({ kind: 'on_its_way' })
  })

  it('is an explanation that a private page is for its members', () => {
    const hidden = code('linked', { memorials: [page('karen-holm', { visibility: 'members' })] })
    expect(scanView(visitor, hidden)).toEqual({ kind: 'members_only' })
  })

  it.each<QrCodeState>(['blocked', 'retired'])('is an explanation that the code is %s, also if linked', (state) => {
    expect(scanView(visitor, code(state))).toEqual({ kind: state })
    expect(scanView(me, code(state, { ownerId: 'me', memorials: [page('karen-holm')] }))).toEqual({ kind: state })
  })
})
