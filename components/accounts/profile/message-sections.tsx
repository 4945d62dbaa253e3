import type { ComponentProps } from 'react'
import { DeviceNotices } from '@/components/notifications/device-notices'
import { MailChoices } from '@/components/notifications/mail-choices'
import { deviceNoticesIntro, mailChoicesIntro } from '@/lib/domain/notifications/copy'
import { ProfileSection } from '../profile-section'

type MessageSectionsProps = {
  mailChoices: ComponentProps<typeof MailChoices>['initial']
  drafts: { mail: ComponentProps<typeof MailChoices>['draft'] }
  /** The page's `?gemt=`: the form just saved without script. */
  saved: string | undefined
  publicKey: string
  pushEndpoint: ComponentProps<typeof DeviceNotices>['endpoint']
}

/** How the account is notified: by mail, and by push on this device. */
export function MessageSections({ mailChoices, drafts, saved, publicKey, pushEndpoint }: MessageSectionsProps) {
  return (
    <>
      <ProfileSection id="mailvalg" title="Besked på mail" intro={mailChoicesIntro}>
        <MailChoices initial={mailChoices} draft={drafts.mail} isSaved={saved === 'mailvalg'} />
      </ProfileSection>
      <ProfileSection id="enhedsbeskeder" title="Beskeder på denne enhed" intro={deviceNoticesIntro}>
        <DeviceNotices publicKey={publicKey} endpoint={pushEndpoint} />
      </ProfileSection>
    </>
  )
}
