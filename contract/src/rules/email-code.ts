/** How codes sent by e-mail behave, for the server that keeps the rules and the page that shows them. */
export const codeLength = 6
export const codeLifeSeconds = 10 * 60
export const codeTries = 5
export const codeWaitSeconds = 60
