import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/**
 * `isAsInvited`: whether the new owner has the invited mail address. `isLeaving`: whether the former owner's account is
 * to be deleted.
 */
export type MemorialHandedOverProps = SiteProps & {
  giverName: string
  heirName: string
  memorialName: string
  isAsInvited: boolean
  isLeaving: boolean
}

export const memorialHandedOverSubject = ({ memorialName }: MemorialHandedOverProps) =>
  `Mindesiden for ${memorialName} er overtaget`

export function MemorialHandedOverEmail(props: MemorialHandedOverProps) {
  const { giverName, heirName, memorialName, isAsInvited, isLeaving, ...site } = props
  return (
    <EmailFrame {...site} preview={`${heirName} passer på den nu.`} heading="Mindesiden er overtaget">
      <EmailText>Kære {giverName}</EmailText>
      <EmailText>
        {heirName} har sagt ja til at passe på mindesiden for {memorialName} og ejer den nu. Du kan stadig redigere den
        {isLeaving ? ', indtil din konto bliver slettet.' : '.'}
      </EmailText>
      {!isAsInvited && (
        <EmailText>
          Kontoen har en anden mailadresse end den, du skrev. Måske har modtageren flere adresser eller har sendt linket
          videre. Er du i tvivl om, hvem det er, så skriv til os på {site.supportEmail}.
        </EmailText>
      )}
    </EmailFrame>
  )
}
