import { pageTitles } from '#contract/http/page-titles.ts';
import { createCatalogue } from '#platform/i18n/messages.ts';

export const accountMessages = createCatalogue({
  en: {
    signIn: pageTitles.signIn,
    signInText: 'Welcome back.',
    signedIn: 'You are signed in.',
    email: 'Email',
    password: 'Password',
    login: 'Login',
    loggingIn: 'Logging in...',
    noAccount: "Don't have an account?",
    registerHere: 'Register here',
    invalidCredentials: 'Invalid credentials. Please try again.',
    loginFailed: 'Login failed!',
    tryLater: 'Something went wrong. Please try again later.',
    unreachable:
      'The server cannot be reached. What you typed is still here. Send it again when you are online.',

    register: pageTitles.register,
    registerText: 'Create your account. All fields are required.',
    firstName: 'First name',
    lastName: 'Last name',
    emailAddress: 'Email address',
    mobileNumber: 'Mobile number',
    mobileHint: 'For example 01712-345678',
    confirmPassword: 'Confirm Password',
    passwordHint: (least: number) => `At least ${least} characters`,
    signUp: 'Sign up',
    registering: 'Registering...',
    haveAccount: 'Already have an account?',
    registered: 'Registration successful!',
    registrationFailed: 'Registration failed!',
    mismatch: 'Passwords do not match!',

    notKept: {
      title: 'Signed in until this page is closed',
      text: 'This browser cannot store anything for this site. Sign in again after a reload.',
    },

    restored: {
      title: 'Your account is back',
      text: 'It will not be deleted. Your companies and jobs are back too.',
    },

    showPassword: 'Show password',
    hidePassword: 'Hide password',
    enter: {
      email: 'Enter your email address',
      password: 'Enter your password',
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      phoneNumber: 'Enter your mobile number',
      newPassword: 'Choose a password',
      confirmPassword: 'Type the password once more',
    },
    invalidEmail: 'Invalid email format',
    shortPassword: (least: number) => `Use at least ${least} characters`,
    longPassword: (most: number) => `Use at most ${most} characters`,
  },
});
export type AccountTexts = (typeof accountMessages)['en'];
