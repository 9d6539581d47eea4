export * from 'contract/urls'
