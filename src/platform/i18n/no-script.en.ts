export const noScriptMessages = {
  text: 'JavaScript is off. You can search, read jobs, apply by email and download CVs. Turn it on to sign in and save jobs.',
  inbox: 'This needs JavaScript: turn it on to apply.',
};
