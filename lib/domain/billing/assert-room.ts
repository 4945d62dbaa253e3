import 'server-only'
import { wayToPlan } from '@/lib/domain/billing/copy'
import type { Entitlements } from '@/lib/domain/billing/entitlements'
import { BillingError } from '@/lib/domain/billing/errors'

type Room<K extends keyof Entitlements> = Pick<Entitlements, K | 'coming'>

/** Throws PLAN_PICTURES unless one more picture fits beside `count`. What is already there stays in any case. */
export function assertRoomForPicture({ pictures, coming }: Room<'pictures'>, count: number): void {
  if (pictures === null || count < pictures) return
  throw new BillingError('PLAN_PICTURES', { limit: pictures, count, way: wayToPlan(coming) })
}

/** Throws PLAN_MOVING_GREETINGS where the plan has none. Those that are there stay. */
export function assertMovingGreetings({ movingGreetings }: Pick<Entitlements, 'movingGreetings'>): void {
  if (!movingGreetings) throw new BillingError('PLAN_MOVING_GREETINGS')
}

/** Throws PLAN_FILMS where the plan has no films. */
export function assertRoomForFilm({ films, coming }: Room<'films'>): void {
  if (!films) throw new BillingError('PLAN_FILMS', { way: wayToPlan(coming) })
}

/** Throws PLAN_MUSIC where the plan has no music. What is already there stays, is heard and can be deleted. */
export function assertRoomForMusic({ music, coming }: Room<'music'>): void {
  if (!music) throw new BillingError('PLAN_MUSIC', { way: wayToPlan(coming) })
}

/** Throws PLAN_SONGS where the plan has no songs. Those that are there stay. */
export function assertRoomForSongs({ songs, coming }: Room<'songs'>): void {
  if (!songs) throw new BillingError('PLAN_SONGS', { way: wayToPlan(coming) })
}
