import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/**
 * `expiresOn` in words, as 'søndag den 3. maj 2026'. `names` is null when the owner's address is not confirmed.
 * `isLeaving`: whether the owner's account is to be deleted. The receiver need not have an account.
 */
export type MemorialHandoverProps = SiteProps & {
  names: { giver: string; memorial: string } | null
  isLeaving: boolean
  expiresOn: string
  takeOverUrl: string
}

export const memorialHandoverSubject = ({ names }: MemorialHandoverProps) =>
  `Vil du passe på ${names ? `mindesiden for ${names.memorial}` : 'en mindeside'}?`

export function MemorialHandoverEmail(props: MemorialHandoverProps) {
  const { names, isLeaving, expiresOn, takeOverUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={
        names
          ? `${names.giver} vil gerne give den videre til dig.`
          : 'Du kan se, hvem der spørger, når du åbner linket.'
      }
      heading={names ? `Mindesiden for ${names.memorial}` : 'En mindeside'}
    >
      <EmailText>
        {names?.giver ?? 'Én, der passer på en mindeside,'} {isLeaving && 'har bedt os om at slette sin konto og '}vil
        gerne, at du overtager {names ? `mindesiden for ${names.memorial}` : 'siden'}.
        {!names && ' Du kan se, hvem det er, når du åbner linket.'}
      </EmailText>
      <EmailText>
        Siger du ja, kan du skrive på siden, læse de hilsner, der kommer, og bestemme, hvem der må se den. Det koster
        ikke noget. Har du ikke en konto, kan du oprette den undervejs.
      </EmailText>
      <EmailMainAction href={takeOverUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1, 2 of 3 kept by: lib/domain/privacy/commands/accept-handover.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan overtage mindesiden, så send kun mailen
        videre, hvis en anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
