import type { ReactNode } from 'react'
import { PasswordQuestion } from '@/components/accounts/password-question'

/** Only these pages contain acts that need the password again; public pages do not load its dialog. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PasswordQuestion />
    </>
  )
}
