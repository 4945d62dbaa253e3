import { ChurchyardScene } from '@/components/drawings/churchyard'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { AccountPage } from './account-page'
import { LoginCard, type LoginCardProps } from './login-card'

/** The login with its landscape: by night at the stone, where a code was scanned, and by day everywhere else. */
export function LoginPageBody(props: LoginCardProps) {
  const isAtStone = Boolean(props.qrCode)
  return (
    <AccountPage scene={isAtStone ? StarrySkyScene : ChurchyardScene} isDark={isAtStone}>
      <LoginCard {...props} />
    </AccountPage>
  )
}
