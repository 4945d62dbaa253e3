import type { Metadata } from 'next'
import AdminLayout from '../admin/layout'

export const metadata: Metadata = { title: 'Produktion', robots: { index: false } }

// The workshop shares the console's access check and navigation.
export default AdminLayout
