import { z } from 'zod'
import { emailField } from '@/lib/domain/accounts/schema'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { subscribePushInput } from '@/lib/domain/notifications/schema'
import { boundedText } from '@/lib/shared/input/typed-text'

export const askToFollowInput = memorialKeyInput.extend({ email: emailField })

/** The page, and the subscription as `PushSubscription.toJSON()` gives it. */
export const followByPushInput = memorialKeyInput.extend(subscribePushInput.shape)

/** The secret in the link of a follower's mails and messages. */
export const followerInput = z.object({ token: boundedText(100).min(1) })

/** A page that may be followed. */
export type FollowedPageView = { slug: string; memorialName: string }

/** `page` is null while the page is closed, and then nothing is said of it. */
export type FollowingView =
  | { kind: 'asked' | 'following'; by: 'mail' | 'browser'; page: FollowedPageView | null }
  /** Never confirmed in time, ended, or of another link. */
  | { kind: 'over' }
