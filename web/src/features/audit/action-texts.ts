import type { AuditAction } from 'contract/audit'

export const actionTexts = {
  'supplier.edit': 'audit.supplierEdit',
  'supplier.suspend': 'audit.supplierSuspend',
  'supplier.activate': 'audit.supplierActivate',
  'supplier.photo': 'audit.supplierPhoto',
  'referral.status': 'audit.referralStatus',
  'report.resolve': 'audit.reportResolve',
  'message.status': 'audit.messageStatus',
  'account.create': 'audit.accountCreate',
  'account.disable': 'audit.accountDisable',
  'account.second-factor': 'audit.accountSecondFactor',
  'account.erase': 'audit.accountErase',
} as const satisfies Record<AuditAction, string>
