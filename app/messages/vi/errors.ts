export const notFoundName = "Không tìm thấy trang";
export const returnHome = "Về trang\u00a0chủ";
export const failedName = "Trang không mở được";
export const failedTitle = "Trang này không mở được";
export const failedText = {
  byPhone:
    "Đây là lỗi của chúng tôi. Thử lại sau một phút. Nếu vẫn không được, gọi <phone></phone> và cho biết mã lỗi bên dưới.",
  byEmail:
    "Đây là lỗi của chúng tôi. Thử lại sau một phút. Nếu vẫn không được, gửi email đến <email></email> và cho biết mã lỗi bên dưới.",
};
