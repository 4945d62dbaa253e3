import type { ReactNode } from 'react'
import { PasswordQuestion } from '@/components/accounts/password-question'
import { UploadTray } from '@/components/media/upload-tray'

/** Only these pages contain acts that need the password again, and uploads; public pages load nothing for them. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PasswordQuestion />
      <UploadTray />
    </>
  )
}
