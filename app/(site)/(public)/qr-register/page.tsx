import type { Metadata } from 'next'
import RegisterPage from '../register/page'

export const metadata: Metadata = { title: 'Opret konto', robots: { index: false } }

// A second address of the same page; both are in print.
export default RegisterPage
