import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/**
 * `expiresOn` in words, as 'søndag den 3. maj 2026'. `isLeaving`: whether the giver's account is to be deleted. The
 * receiver need not have an account.
 */
export type MemorialHandoverProps = SiteProps & {
  giverName: string
  memorialName: string
  isLeaving: boolean
  expiresOn: string
  takeOverUrl: string
}

export const memorialHandoverSubject = ({ memorialName }: MemorialHandoverProps) =>
  `Vil du passe på mindesiden for ${memorialName}?`

export function MemorialHandoverEmail(props: MemorialHandoverProps) {
  const { giverName, memorialName, isLeaving, expiresOn, takeOverUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={`${giverName} vil gerne give den videre til dig.`}
      heading={`Mindesiden for ${memorialName}`}
    >
      <EmailText>
        {giverName} {isLeaving && 'har bedt os om at slette sin konto og '}vil gerne, at du overtager mindesiden for{' '}
        {memorialName}.
      </EmailText>
      <EmailText>
        Siger du ja, kan du skrive på siden, læse de hilsner, der kommer, og bestemme, hvem der må se den. Det koster
        ikke noget. Har du ikke en konto, kan du oprette den undervejs.
      </EmailText>
      <EmailMainAction href={takeOverUrl} label="Se invitationen" />
      <EmailQuiet>
        Linket virker én gang og indtil {expiresOn}. Den, der har det, kan overtage mindesiden, så send kun mailen
        videre, hvis en anden skal have den. Vil du ikke, skal du ikke gøre noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
