/** Made by plugins/theme-variables.ts. */
declare module 'virtual:theme-variables.css'
