export const noLongerAllowed = "Tài khoản không còn quyền làm việc này";
export const noLongerAllowedAdvice =
  "Một quản trị viên đã thay đổi tài khoản. Hỏi quản trị viên nếu cần quyền này.";
export const signInQueueFull = "Đang có quá nhiều người đăng nhập";
export const signInQueueFullAdvice = "Chờ vài giây rồi thử lại.";
export const tooManyAttempts = "Đã thử quá nhiều lần";
export const waitAndRetry = (wait: string) => `Chờ ${wait} rồi thử lại.`;

export const unreadable = {
  400: "Một phần của biểu mẫu chưa đến nơi. Gửi lại biểu mẫu.",
  408: "Biểu mẫu đến quá chậm. Gửi lại biểu mẫu.",
  413: "Biểu mẫu quá lớn. Rút ngắn các câu trả lời dài nhất rồi gửi lại.",
};
export const wrongType = "Biểu mẫu này phải được gửi dưới dạng application/x-www-form-urlencoded.";
export const tooManyFields = "Biểu mẫu có quá nhiều ô. Tải lại trang, rồi gửi lại biểu mẫu.";
export const unknownForm = "Trang này không nhận ra biểu mẫu đó. Tải lại trang, rồi thử lại.";
export const wrongMethod = "Biểu mẫu này phải được gửi bằng POST.";

export const adminsOnly = "Chỉ quản trị viên mở được trang này.";
export const confirmationNeeded = "Chưa có gì thay đổi";
export const confirmationNeededAdvice = "Xác nhận danh tính trước, rồi gửi lại.";
export const confirmElsewhere =
  "Mở trang Security, dưới email ở đầu trang, trong một tab khác và xác nhận danh tính. Sau đó gửi lại ở đây.";
export const kept = "Cảm ơn đã xác nhận danh tính. Kiểm tra nội dung đã nhập, rồi gửi lại.";
export const keptWithoutPassword =
  "Cảm ơn đã xác nhận danh tính. Nhập lại mật khẩu mới, kiểm tra phần còn lại, rồi gửi.";
export const sessionEnded = "Phiên đăng nhập đã kết thúc";
export const sessionEndedAdvice = "Nội dung vừa gửi chưa được lưu. Đăng nhập, rồi gửi lại.";
export const filesNotAdded = "Các tệp chưa được thêm";

export const emailTaken = "Email này đã được dùng. Nhập email khác";
export const systemAdmin = "Không thể thay đổi tài khoản quản trị hệ thống tại đây";
export const systemAdminAdvice =
  "Chỉ chủ tài khoản mới thay đổi được. Email của tài khoản này được đặt trên máy chủ.";
export const lastAdmin = "Phải có ít nhất một quản trị viên";
export const lastAdminAdvice = "Chọn một người khác làm quản trị viên trước.";
export const passkeyRefused = "Không xác nhận được passkey này";
export const passkeyRefusedAdvice = "Thử lại. Phải là passkey của trang web này và của tài khoản này.";
export const lastFactor = "Quản trị viên phải có yếu tố xác thực thứ hai";
export const lastFactorAdvice = "Thêm một yếu tố khác trước. Sau đó có thể xóa yếu tố này.";
export const wrongPassword = "Mật khẩu hiện tại không đúng";
export const wrongCode =
  "Mã này không đúng. Nhập mã mới nhất, và kiểm tra xem thiết bị có tự động chỉnh giờ hay không";

export const unavailableTitle = "Hiện không truy\u00a0cập được dữ\u00a0liệu của chúng\u00a0tôi";
export const filesUnavailableTitle = "Hiện không truy\u00a0cập được kho lưu\u00a0trữ tệp của chúng\u00a0tôi";
export const storageFullTitle = "Kho lưu\u00a0trữ của chúng\u00a0tôi hiện đã đầy";
export const unexpectedTitle = "Đã xảy ra lỗi từ phía chúng\u00a0tôi";
export const retryAdvice =
  "Những gì đã gửi trước đó không bị mất. Chờ một phút rồi thử lại, hoặc liên lạc với chúng tôi.";
export const retryLaterAdvice =
  "Những gì đã gửi trước đó không bị mất. Thử lại sau 10 phút, hoặc liên lạc với chúng tôi.";
export const crossSitePost =
  "Biểu mẫu này được gửi từ một trang web khác, nên chưa có gì thay đổi. Mở trang của chúng tôi và gửi từ đó.";
export const nothingHere = "Không có gì ở địa chỉ này.";
export const unreadableRequest = {
  400: "Chúng tôi không đọc được yêu cầu HTTP này.",
  408: "Yêu cầu HTTP đến quá chậm. Quay lại và gửi lại.",
  413: "Yêu cầu HTTP có quá nhiều phần mở rộng khối (chunk extension).",
  431: "Phần đầu (header) của yêu cầu HTTP quá lớn. Nếu dùng trình duyệt, xóa cookie của trang web này rồi thử lại.",
};
