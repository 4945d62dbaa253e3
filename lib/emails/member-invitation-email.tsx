import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/**
 * `inviter` is null when their own address is not confirmed: no text they typed may reach an arbitrary mailbox.
 * `expiresOn` in words, as 'søndag den 3. maj 2026'. The receiver need not have an account.
 */
export type MemberInvitationProps = SiteProps & {
  inviter: { name: string; memorialName: string } | null
  role: 'editor' | 'viewer' | 'first-reader'
  expiresOn: string
  invitationUrl: string
}

const titles: Record<MemberInvitationProps['role'], (page: string) => string> = {
  editor: (page) => `Vil du være med til at skrive på ${page}?`,
  viewer: (page) => `Du er inviteret til at se ${page}`,
  'first-reader': (page) => `Vil du læse hilsner på ${page}?`,
}

const asks: Record<MemberInvitationProps['role'], string> = {
  editor:
    'vil gerne have dig med. Du kan rette teksterne, lægge billeder på og godkende de hilsner, der kommer. Hvem der må se siden, bestemmer ejeren.',
  viewer: 'vil gerne dele siden med dig. Du kan læse den, tænde et lys og skrive en hilsen.',
  'first-reader':
    'beder dig om at læse de hilsner, der kommer, og sige ja eller nej til, at de vises. Du skal ikke skrive noget selv.',
}

export const memberInvitationSubject = ({ role, inviter }: MemberInvitationProps) =>
  titles[role](inviter ? `mindesiden for ${inviter.memorialName}` : 'en mindeside')

export function MemberInvitationEmail(props: MemberInvitationProps) {
  const { inviter, role, expiresOn, invitationUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={
        inviter ? `${inviter.name} har inviteret dig.` : 'Du kan se, hvem der spørger, når du åbner invitationen.'
      }
      heading={inviter ? `Mindesiden for ${inviter.memorialName}` : 'En mindeside'}
    >
      <EmailText>
        {inviter?.name ?? 'Én, der har lavet en mindeside,'} {asks[role]}
        {!inviter && ' Du kan se, hvem det er, når du åbner invitationen.'}
      </EmailText>
      <EmailText>Har du ikke en konto, kan du oprette den undervejs. Det koster ikke noget.</EmailText>
      <EmailMainAction href={invitationUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/members/commands/invite-member.test.ts */}
        {/* 1 of 3 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        {/* 2 of 3 kept by: lib/domain/members/commands/accept-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan sige ja, så send kun mailen videre, hvis en
        anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
