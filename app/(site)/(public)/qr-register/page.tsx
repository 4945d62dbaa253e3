import type { Metadata } from 'next'
import RegisterPage from '../register/page'

export const metadata: Metadata = { title: 'Opret konto', robots: { index: false } }

// Two addresses for the same page: both have been printed.
export default RegisterPage
