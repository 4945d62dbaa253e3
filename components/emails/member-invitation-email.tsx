import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `expiresOn` in words, as 'søndag den 3. maj 2026'. The receiver need not have an account. */
export type MemberInvitationProps = SiteProps & {
  inviterName: string
  memorialName: string
  role: 'editor' | 'viewer' | 'first-reader'
  expiresOn: string
  invitationUrl: string
}

const titles: Record<MemberInvitationProps['role'], (name: string) => string> = {
  editor: (name) => `Vil du være med til at skrive på mindesiden for ${name}?`,
  viewer: (name) => `Du er inviteret til at se mindesiden for ${name}`,
  'first-reader': (name) => `Vil du læse hilsner på mindesiden for ${name}?`,
}

const asks: Record<MemberInvitationProps['role'], string> = {
  editor: 'vil gerne have dig med. Du kan skrive på siden, lægge billeder på og læse de hilsner, der kommer.',
  viewer: 'vil gerne dele siden med dig. Du kan læse den, tænde et lys og skrive en hilsen.',
  'first-reader': 'beder dig om at læse de hilsner, der kommer, og bestemme, hvad der kan vises på siden.',
}

export const memberInvitationSubject = ({ role, memorialName }: MemberInvitationProps) => titles[role](memorialName)

export function MemberInvitationEmail(props: MemberInvitationProps) {
  const { inviterName, memorialName, role, expiresOn, invitationUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${inviterName} har inviteret dig.`} heading={`Mindesiden for ${memorialName}`}>
      <EmailText>
        {inviterName} {asks[role]}
      </EmailText>
      <EmailText>Har du ikke en konto, kan du oprette den undervejs. Det koster ikke noget.</EmailText>
      <EmailMainAction href={invitationUrl} label="Se invitationen" />
      <EmailQuiet>
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan sige ja, så send kun mailen videre, hvis en
        anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
