import { ChurchyardScene } from '@/components/drawings/churchyard'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { AccountPage } from './account-page'
import { LoginCard, type LoginCardProps } from './login-card'

/** The login with its landscape: night after a scanned code, day otherwise. */
export function LoginPageBody(props: LoginCardProps) {
  const isAtStone = Boolean(props.qrCode)
  return (
    <AccountPage scene={isAtStone ? StarrySkyScene : ChurchyardScene} isDark={isAtStone}>
      <LoginCard {...props} />
    </AccountPage>
  )
}
